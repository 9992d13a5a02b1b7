/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "*.json?sprite" {
  const drawings: Record<string, string>;
  export default drawings;
}

declare module "*.ts?pictures" {
  const pictures: Record<string, Record<string, string>>; // where each lies, by name and look
  export default pictures;
}
