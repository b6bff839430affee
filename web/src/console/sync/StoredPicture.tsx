import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useShownPicture } from '../../editor/picture/useShownPicture'
import { color, radius } from '../../theme/tokens'

/** A small view of an uploaded picture, or a text if it fails to load. Needs a `key` for each address. */
export function StoredPicture({ address }: { address: string }) {
  const { t } = useTranslation('console')
  const source = useShownPicture(address, 'small')
  const [isBroken, setIsBroken] = useState(false)
  if (isBroken) return <span>{t('admin.sync.values.noPicture')}</span>
  if (!source) return null
  return <Small src={source} alt={t('admin.writing.picture.alt')} onError={() => setIsBroken(true)} />
}

const Small = styled.img`
  display: block;
  max-inline-size: 100%;
  inline-size: 10rem;
  block-size: 5.625rem;
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  object-fit: contain;
  background: ${color.sunken};
`
