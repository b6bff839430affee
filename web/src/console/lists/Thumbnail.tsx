import { ImageOff, UserRound } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { useShownPicture } from '../../editor/picture/useShownPicture'
import { color, radius } from '../../theme/tokens'

interface ThumbnailProps {
  /** Empty if there is no picture. */
  address: string
  shape: 'thumbnail' | 'avatar'
}

/**
 * A small, lazily loaded picture of a row. Its space is reserved. It is decorative, since the row's name is beside it.
 */
export function Thumbnail({ address, shape }: ThumbnailProps) {
  const source = useShownPicture(address, 'small')
  /** The source that failed to load. */
  const [broken, setBroken] = useState('')
  const None = shape === 'avatar' ? UserRound : ImageOff
  return (
    <Frame data-shape={shape}>
      {address && !source ? null : source && source !== broken ? (
        <img
          src={source}
          alt=""
          width={shape === 'avatar' ? 40 : 64}
          height={shape === 'avatar' ? 40 : 36}
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setBroken(source)}
        />
      ) : (
        <None aria-hidden size={18} />
      )}
    </Frame>
  )
}

const Frame = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 4rem;
  block-size: 2.25rem;
  overflow: hidden;
  border-radius: ${radius.small};
  background: ${color.sunken};
  color: ${color.inkSoft};
  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  &[data-shape='avatar'] {
    inline-size: 2.5rem;
    block-size: 2.5rem;
    border-radius: ${radius.round};
  }
`
