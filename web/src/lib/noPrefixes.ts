/** Stands in for stylis' vendor prefixes (build/slim.ts): every browser that runs this page does without them. */
export const prefix = (value: string) => value
