import { isOwnLoop } from '@studio/domain/content/films/manifest'
import { Repeat, Trash2 } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { unloading } from '../../lib/unload'
import { wantsMotion } from '../../lib/wantsMotion'
import { radius, screen, space } from '../../theme/tokens'
import { Button } from '../../ui/Button'
import { useShownLoop } from './useShownLoop'

interface LoopFieldProps {
  name: string
  /** The address field; hidden while the address is an uploaded loop's. */
  children: ReactNode
}

/** A form's field for a card's loop. One that was made from the film is shown instead of its address. */
export function LoopField({ name, children }: LoopFieldProps) {
  const { t } = useTranslation('console')
  const { watch, setValue } = useFormContext<Record<string, string>>()
  const field = useRef<HTMLDivElement>(null)
  const address = String(watch(name) ?? '')
  const isOwn = isOwnLoop(address)
  const source = useShownLoop(isOwn ? address : '')
  const handleRemove = () => {
    flushSync(() => setValue(name, '', { shouldDirty: true, shouldValidate: true }))
    field.current?.querySelector('input')?.focus()
  }
  return (
    <>
      {isOwn && (
        <Row>
          {source && (
            <Film
              key={source}
              ref={unloading}
              src={source}
              muted
              loop
              playsInline
              autoPlay={wantsMotion()}
              aria-hidden
            />
          )}
          <Repeat aria-hidden size={16} />
          <span>{t('admin.writing.film.loop.own')}</span>
          <Button variant="line" small onClick={handleRemove}>
            <Trash2 aria-hidden size={16} />
            {t('admin.writing.film.loop.remove')}
          </Button>
        </Row>
      )}
      <div ref={field} hidden={isOwn}>
        {children}
      </div>
    </>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
`
const Film = styled.video`
  inline-size: 8rem;
  max-block-size: 8rem;
  border-radius: ${radius.small};
  background: ${screen};
`
