import type { FilmFacts } from '@studio/domain/content/films/filmFacts'
import type { FilmUse } from '@studio/domain/content/films/filmFindings'
import { isOwnFilm, maxFilmBytes } from '@studio/domain/content/films/manifest'
import { FileVideo, Film, Trash2, X } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatPercent, formatSize } from '../../i18n/format'
import { useLanguage } from '../../i18n/useLanguage'
import { color, radius, space } from '../../theme/tokens'
import { Button } from '../../ui/Button'
import { hasFiles } from '../../ui/fileDrops'
import { ErrorText } from '../../ui/form/Field'
import { FileButton } from '../../ui/form/FileButton'
import { fileIn } from '../fileIn'
import { FilmCheck } from './FilmCheck'
import { FrameChooser, type FrameChooserProps } from './FrameChooser'
import { useFilmMaking } from './useFilmMaking'

interface FilmDropProps {
  use: FilmUse
  /** The field's current value. */
  address: string
  disabled?: boolean
  /** Called when a film has been made and stored on this device, with its future address. */
  onMade: (address: string, facts: FilmFacts) => void
  /** Called to empty the field. */
  onRemove: () => void
  /** Receive a frame for the picture and a loop; omitted if there are no fields for them. */
  pictures?: Omit<FrameChooserProps, 'file'> | undefined
  /** The address field; hidden while the address is an uploaded film's. */
  children: ReactNode
}

/** Accepts a film by drop, paste or file choice, checks it, cuts it and stores it on this device. */
export function FilmDrop({ use, address, disabled = false, onMade, onRemove, pictures, children }: FilmDropProps) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const [file, setFile] = useState<File>()
  const [isOver, setIsOver] = useState(false)
  const field = useRef<HTMLDivElement>(null)
  const { making, begin, stop } = useFilmMaking(onMade)
  const isOwn = isOwnFilm(address)

  /** Makes a film of a file. Returns whether there was one. */
  const take = (from: File | undefined): boolean => {
    if (!from || disabled) return false
    setFile(from)
    begin(from)
    return true
  }
  const cancel = () => {
    stop()
    setFile(undefined)
  }
  const handleRemove = () => {
    cancel()
    flushSync(onRemove)
    field.current?.querySelector('input')?.focus()
  }
  const facts = making.status === 'none' ? undefined : making.facts
  return (
    <Area
      $isOver={isOver}
      onDragOver={(event) => {
        if (disabled || !hasFiles(event)) return
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onInput={({ target }) => {
        // A typed address replaces the film.
        if (target instanceof HTMLInputElement && field.current?.contains(target)) cancel()
      }}
      onDrop={(event) => {
        setIsOver(false)
        if (take(fileIn(event.dataTransfer, 'video'))) event.preventDefault()
      }}
      onPaste={(event) => {
        if (take(fileIn(event.clipboardData, 'video'))) event.preventDefault()
      }}
    >
      {isOwn && (
        <Row>
          <Film aria-hidden size={16} />
          <span>{t('admin.writing.film.own')}</span>
          <Button variant="line" small disabled={disabled} onClick={handleRemove}>
            <Trash2 aria-hidden size={16} />
            {t('admin.writing.film.remove')}
          </Button>
        </Row>
      )}
      <div ref={field} hidden={isOwn}>
        {children}
      </div>
      <Row>
        <FileButton isSmall accept="video/*" disabled={disabled} onFiles={(files) => take(files?.[0])}>
          <FileVideo aria-hidden size={16} />
          {t('admin.writing.film.choose')}
        </FileButton>
        {making.status === 'working' ? (
          <>
            <Words role="status">
              {making.isSlow
                ? t('admin.writing.film.slow')
                : t('admin.writing.film.making', { part: formatPercent(language, making.part) })}
            </Words>
            <Button variant="line" small onClick={cancel}>
              <X aria-hidden size={16} />
              {t('admin.common.cancel')}
            </Button>
          </>
        ) : (
          <Words data-for="fine">{t('admin.writing.film.drop')}</Words>
        )}
      </Row>
      {facts && <FilmCheck facts={facts} use={use} />}
      {making.status === 'failed' && (
        <ErrorText role="alert">
          {t(`admin.writing.film.problem.${making.problem}`, { max: formatSize(language, maxFilmBytes) })}
        </ErrorText>
      )}
      {file && pictures && facts && making.status !== 'failed' && <FrameChooser file={file} {...pictures} />}
    </Area>
  )
}

const Area = styled.div<{ $isOver: boolean }>`
  display: grid;
  gap: ${space(1)};
  padding: ${space(1)};
  border: 1px dashed ${({ $isOver }) => ($isOver ? color.accent : color.lineStrong)};
  border-radius: ${radius.small};
  background: ${({ $isOver }) => ($isOver ? color.sunken : 'transparent')};
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
  /* Dragging needs a mouse. */
  @media (pointer: coarse) {
    [data-for='fine'] {
      display: none;
    }
  }
`
const Words = styled.span`
  flex: 1 1 9rem;
  color: ${color.inkSoft};
  font-size: 0.875rem;
`
