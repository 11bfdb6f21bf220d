/** A drawing as the address of an image, as short as a `data:` address can be. */
export function addressOf(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg).replace(/%20/g, " ").replace(/%3D/g, "=").replace(/%2C/g, ",").replace(/%22/g, "'").replace(/%2F/g, "/").replace(/%3A/g, ":")}`;
}
