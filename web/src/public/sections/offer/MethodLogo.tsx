import type { PaymentMethod } from '@studio/domain/offers/plans'
import { useState } from 'react'
import type { ShownItem } from '../../data/useItems'

/** A payment method as the page shows it. */
export type ShownMethod = ShownItem<PaymentMethod>

interface MethodLogoProps {
  method: ShownMethod
  /** '' if the method's name is beside it. */
  alt: string
  size: number
}

const placeholder = '/logos/placeholder.svg'

/**
 * A payment method's logo: the owner's picture, or one from simple-icons (CC0). If it fails to load, the component logs it and shows a placeholder.
 */
export function MethodLogo({ method: { id, name, imageUrl }, alt, size }: MethodLogoProps) {
  const [isBroken, setIsBroken] = useState(false)
  const handleError = () => {
    console.warn(`the logo of ${id} did not load`)
    setIsBroken(true)
  }
  return (
    <img
      // The logo may have failed to load before hydration.
      ref={(image) => {
        if (!isBroken && image?.complete && image.naturalWidth === 0) handleError()
      }}
      src={isBroken ? placeholder : imageUrl || (name ? `/logos/${name}.svg` : placeholder)}
      alt={alt}
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      onError={isBroken ? undefined : handleError}
    />
  )
}
