/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "*.json?sprite" {
  const drawings: Record<string, string>;
  export default drawings;
}

declare module "*.ts?pictures" {
  const pictures: Record<string, Record<"ready" | "acted" | "wounded" | "exhausted" | "aimed", string>>;
  export default pictures;
}
