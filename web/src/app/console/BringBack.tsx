import { type Current, changesOf } from '@studio/domain/contentChanges'
import { type ContentReading, readContent } from '@studio/domain/contentFile'
import { type ChangeEvent, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { space } from '../../theme/tokens'
import { Field, Input } from '../../ui/Field'
import { ChangePreview } from './ChangePreview'
import { EntryProblems } from './EntryProblems'

type Reading = ContentReading | { status: 'unreadable' }

/** Reads a content file and shows what it would change, before anything is written. */
export function BringBack({ current }: { current: Current }) {
  const { t } = useTranslation('console')
  const [reading, setReading] = useState<Reading>()
  const changes = useMemo(
    () => (reading?.status === 'read' ? changesOf(current, reading.content, reading.problems) : undefined),
    [reading, current],
  )
  const handleFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    setReading(undefined)
    if (!file) return
    setReading(
      await file.text().then(readContent, (error: unknown): Reading => {
        console.warn('a content file could not be read', error)
        return { status: 'unreadable' }
      }),
    )
  }
  const problem = reading && reading.status !== 'read' ? t(`admin.lists.copies.wrong.${reading.status}`) : undefined
  return (
    <Root>
      <Field label={t('admin.lists.copies.back.file')} hint={t('admin.lists.copies.back.text')} error={problem}>
        {(control) => (
          <Input
            {...control}
            type="file"
            accept="application/json,.json"
            // The same file may be chosen again after it was changed.
            onClick={({ currentTarget }) => {
              currentTarget.value = ''
            }}
            onChange={(event) => void handleFile(event)}
          />
        )}
      </Field>
      {reading?.status === 'read' && <EntryProblems problems={reading.problems} />}
      {changes && <ChangePreview changes={changes} onDone={() => setReading(undefined)} />}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
`
