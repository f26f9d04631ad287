// The package brings no types along.
declare module 'subset-font' {
  // biome-ignore lint/style/noDefaultExport: it has no other
  export default function subsetFont(
    font: Uint8Array,
    signs: string,
    options: { readonly targetFormat: 'woff2' },
  ): Promise<Buffer>;
}
