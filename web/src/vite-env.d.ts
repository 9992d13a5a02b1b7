/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "*.json?sprite" {
  const drawings: Record<string, string>;
  export default drawings;
}
