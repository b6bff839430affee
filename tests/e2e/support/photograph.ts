import sharp from 'sharp'

/** Returns a camera-like photograph of this size. */
export async function photograph(width: number, height: number) {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const picture = sharp({ create: { width, height, channels: 3, background: '#246', noise } })
  return { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await picture.jpeg({ quality: 85 }).toBuffer() }
}

/** The form's text for a picture that fits. */
export const fits = 'Cumple los requisitos: 1280×720 px, menos de 150 KB.'
