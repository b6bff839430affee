import type { PaymentMethod } from '@studio/domain/offers/plans'
import { useState } from 'react'

interface MethodLogoProps {
  method: PaymentMethod
  /** '' beside the method's name. */
  alt: string
  size: number
}

/** A payment method's mark, as simple-icons (CC0) draws those it has; one that does not load is told to the console and replaced. */
export function MethodLogo({ method, alt, size }: MethodLogoProps) {
  const [isBroken, setIsBroken] = useState(false)
  const handleError = () => {
    console.warn(`the logo of ${method} did not load`)
    setIsBroken(true)
  }
  return (
    <img
      // A picture may have failed before the page came alive.
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
