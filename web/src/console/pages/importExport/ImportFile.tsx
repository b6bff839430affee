import { type CurrentContent, changesOf } from '@studio/domain/content/file/contentChanges'
import { type ContentReading, readContent } from '@studio/domain/content/file/contentFile'
import { type PictureTexts, validPictures } from '@studio/domain/content/media/ownPictures'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatNumber } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/useLanguage'
import { space } from '../../../theme/tokens'
import { ErrorText } from '../../../ui/form/Field'
import { FileField } from '../../../ui/form/FileField'
import { ChangePreview } from './ChangePreview'
import { EntryProblems } from './EntryProblems'

type Reading =
  | (Extract<ContentReading, { status: 'read' }> & { sound: ReadonlyMap<string, PictureTexts> })
  | { status: Exclude<ContentReading['status'], 'read'> | 'unreadable' }

/** Reads a content file and previews its changes before anything is written. */
export function ImportFile({ current }: { current: CurrentContent }) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const [reading, setReading] = useState<Reading>()
  const [done, setDone] = useState(0)
  const changes = useMemo(
    () => (reading?.status === 'read' ? changesOf(current, reading.content, reading.problems) : undefined),
    [reading, current],
  )
  const handleFile = async (file: File) => {
    setReading(undefined)
    setReading(
      await read(file).catch((error: unknown): Reading => {
        console.warn('a content file could not be read', error)
        return { status: 'unreadable' }
      }),
    )
  }
  const handleDone = () => {
    setReading(undefined)
    setDone(done + 1)
  }
  const problems = reading?.status === 'read' ? reading.problems : []
  // A file with invalid entries differs from the site, even if nothing else has changed.
  const hasNews = changes && (problems.length === 0 || Object.values(changes).some((part) => part.length > 0))
  const damaged = reading?.status === 'read' ? Object.keys(reading.pictures).length - reading.sound.size : 0
  const problem =
    reading && reading.status !== 'read' ? t(`admin.lists.importExport.wrong.${reading.status}`) : undefined
  return (
    <Root>
      <FileField
        // Clears the chosen file once it has been imported.
        key={done}
        label={t('admin.lists.importExport.back.file')}
        hint={t('admin.lists.importExport.back.text')}
        error={problem}
        choose={t('admin.lists.importExport.back.choose')}
        none={t('admin.lists.importExport.back.none')}
        accept="application/json,.json"
        onFile={(file) => void handleFile(file)}
      />
      <EntryProblems problems={problems} current={current} />
      {damaged > 0 && (
        <ErrorText role="alert">
          {t('admin.lists.importExport.damaged', { count: damaged, n: formatNumber(language, damaged) })}
        </ErrorText>
      )}
      {hasNews && reading?.status === 'read' && (
        <ChangePreview changes={changes} pictures={reading.sound} onDone={handleDone} />
      )}
    </Root>
  )
}

async function read(file: File): Promise<Reading> {
  const reading = readContent(await file.text())
  return reading.status === 'read' ? { ...reading, sound: await validPictures(reading.pictures) } : reading
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
`
