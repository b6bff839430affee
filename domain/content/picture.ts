import { uploadSpecs } from '../offers/plans.ts'

/** What is known of a picture: pixels, and bytes where its server says how many. */
export interface PictureFacts {
  width: number
  height: number
  bytes: number | undefined
}

/** How a picture stands to the limits for thumbnails; `unknownWeight` where nobody can say. */
export type PictureFinding = 'right' | 'wrongSize' | 'tooHeavy' | 'unknownWeight'

const { width: wantedWidth, height: wantedHeight, maxKB } = uploadSpecs.thumbnail

/** All that is to be said about a picture; exactly `right` when there is nothing to mend and nothing unknown. */
export function pictureFindings({ width, height, bytes }: PictureFacts): PictureFinding[] {
  const findings: PictureFinding[] = []
  if (width !== wantedWidth || height !== wantedHeight) findings.push('wrongSize')
  if (bytes === undefined) findings.push('unknownWeight')
  else if (bytes >= maxKB * 1000) findings.push('tooHeavy')
  return findings.length > 0 ? findings : ['right']
}

/** Bytes as whole kilobytes, never fewer than there are: 150,000 bytes are not 'under 150 KB'. */
export const kilobytes = (bytes: number) => Math.ceil(bytes / 1000)
