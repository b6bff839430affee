import type { PaymentMethod } from '@studio/domain/offers/plans'
import { useState } from 'react'

interface MethodLogoProps {
  method: PaymentMethod
  /** '' if the method's name is beside it. */
  alt: string
  size: number
}

/**
 * A payment method's logo, from simple-icons (CC0). If it fails to load, the component logs it and shows a placeholder.
 */
export function MethodLogo({ method, alt, size }: MethodLogoProps) {
  const [isBroken, setIsBroken] = useState(false)
  const handleError = () => {
    console.warn(`the logo of ${method} did not load`)
    setIsBroken(true)
  }
  return (
    <img
      // It may have failed before hydration.
      ref={(image) => {
        if (!isBroken && image?.complete && image.naturalWidth === 0) handleError()
      }}
      src={isBroken ? '/logos/placeholder.svg' : `/logos/${method}.svg`}
      alt={alt}
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      onError={isBroken ? undefined : handleError}
    />
  )
}
