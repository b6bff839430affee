import { webVttOf } from '@studio/domain/content/films/captions'
import { textOfFile } from '@studio/domain/content/films/captionsFile'
import { type CaptionsReading, readCaptions } from '@studio/domain/content/films/readCaptions'
import type { LanguageCode } from '@studio/domain/languages'
import { Captions } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatNumber } from '../../i18n/format'
import { useLanguage } from '../../i18n/useLanguage'
import { space } from '../../theme/tokens'
import { hasFiles } from '../../ui/fileDrops'
import { ErrorText, Hint } from '../../ui/form/Field'
import { FileButton } from '../../ui/form/FileButton'

/** Maximum bytes of a file with captions; a larger file cannot be one. */
const maxFileBytes = 2_000_000

interface CaptionsInputProps {
  /** The language of the captions, which decides between older encodings. */
  language: LanguageCode
  /** Receives the repaired captions of a chosen or dropped file. */
  onRead: (captions: string) => void
  /** The text area. */
  children: ReactNode
}

/** A text area for captions that also reads SRT and VTT files. */
export function CaptionsInput({ language, onRead, children }: CaptionsInputProps) {
  const { t } = useTranslation('console')
  const { t: tp } = useTranslation('public')
  const { language: ownLanguage } = useLanguage()
  const [reading, setReading] = useState<CaptionsReading>()
  const take = async (file: File | undefined) => {
    if (!file) return
    const isSmall = file.size <= maxFileBytes
    const bytes = isSmall ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array()
    const found = readCaptions(textOfFile(bytes, language))
    setReading(found)
    if (found.cues.length > 0) onRead(webVttOf(found.cues))
  }
  return (
    <Root
      onDragOver={(event) => hasFiles(event) && event.preventDefault()}
      onDrop={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        void take(event.dataTransfer.files[0])
      }}
    >
      {children}
      <FileButton isSmall accept=".srt,.vtt,text/vtt,application/x-subrip" onFiles={(files) => void take(files?.[0])}>
        <Captions aria-hidden size={16} />
        {t('admin.writing.captions.choose')}
      </FileButton>
      {reading && reading.cues.length === 0 && <ErrorText role="alert">{tp('validation.captionsFormat')}</ErrorText>}
      {reading && reading.cues.length > 0 && (
        <Hint role="status">
          {t('admin.writing.captions.read', {
            n: formatNumber(ownLanguage, reading.cues.length),
            repaired: formatNumber(ownLanguage, reading.repaired),
          })}
        </Hint>
      )}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(1)};
  textarea {
    inline-size: 100%;
    /* Times run from left to right, even between lines of Arabic. */
    unicode-bidi: plaintext;
  }
`
