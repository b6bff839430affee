declare module 'subset-font' {
  /** Keeps the characters of `text` and cuts the variation axes to the given ranges. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2'; variationAxes?: Record<string, { min: number; max: number }> },
  ): Promise<Buffer>
}
