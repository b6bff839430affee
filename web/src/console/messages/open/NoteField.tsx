import { noteLimit } from '@studio/domain/limits'
import type { ContactMessage } from '@studio/domain/messages/message'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Field, TextArea } from '../../../ui/form/Field'
import { useNote } from './useNote'

/** The studio's note on a message. It saves automatically and shows its progress. */
export function NoteField({ message }: { message: ContactMessage }) {
  const { t } = useTranslation('console')
  const { value, step, type, save } = useNote(message)
  const says = {
    still: t('admin.answers.note.hint'),
    kept: t('admin.common.keptOnDevice'),
    published: t('admin.answers.note.saved'),
    failed: t('admin.answers.note.failed'),
  }
  return (
    <Place role="group" aria-label={t('admin.answers.note.label')}>
      <Field label={t('admin.answers.note.label')} hint={<span role="status">{says[step]}</span>}>
        {(control) => (
          <TextArea
            {...control}
            dir="auto"
            rows={2}
            maxLength={noteLimit}
            value={value}
            onChange={({ target }) => type(target.value)}
            onBlur={save}
          />
        )}
      </Field>
    </Place>
  )
}

const Place = styled.div`
  textarea {
    field-sizing: content;
    max-block-size: 12rem;
  }
`
