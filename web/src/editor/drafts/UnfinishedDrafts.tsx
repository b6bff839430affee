import { FileClock, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { Draft } from '../../device/draftFormat'
import { type DraftForm, type DraftKey, draftsOf, dropDraft, onDraftChange, readDraft } from '../../device/drafts'
import { useAccountId } from '../../lib/account'
import { color, radius, space } from '../../theme/tokens'
import { Age } from '../../ui/Age'
import { Button } from '../../ui/Button'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog'
import { IconButton } from '../../ui/IconButton'
import type { Kept } from '../useContentForm'

interface UnfinishedDraftsProps<Values, Row> {
  kind: DraftForm
  /** The name of what is being written, '' while it has none. */
  nameOf: (values: Values) => string
  /** Whether a document is known to be deleted: its draft goes on as a new one. */
  isGone: (document: string) => boolean
  onOpen: (document: string, kept: Kept<Values, Row>) => void
}

/** Above a list: what was begun on this device and not saved, with the way back to it. Nothing when there is none. */
export function UnfinishedDrafts<Values, Row>({ kind, nameOf, isGone, onOpen }: UnfinishedDraftsProps<Values, Row>) {
  const { t } = useTranslation('console')
  const account = useAccountId()
  const drafts = useDrafts<Kept<Values, Row>>(account, kind)
  const [discarding, setDiscarding] = useState<DraftKey & { title: string }>()
  if (drafts.length === 0) return null
  // Another tab may have typed on meanwhile.
  const handleOpen = async (key: DraftKey, listed: Kept<Values, Row>) => {
    const draft = await readDraft<Kept<Values, Row>>(key)
    onOpen(key.document, draft?.values ?? listed)
  }
  return (
    <Root aria-label={t('admin.writing.draft.list')}>
      <h2>
        <FileClock aria-hidden size={20} />
        {t('admin.writing.draft.list')}
      </h2>
      <ul>
        {drafts.map(([document, { values, at }]) => {
          const key = { account, form: kind, document }
          const title = nameOf(values.values).trim() || t('admin.writing.draft.untitled')
          return (
            <li key={document}>
              <Button variant="line" small onClick={() => void handleOpen(key, values)}>
                {t('admin.writing.draft.continue', { title })}
              </Button>
              <small>
                <Age moment={at} />
              </small>
              {isGone(document) && <small>{t('admin.writing.draft.asNew')}</small>}
              <IconButton
                label={t('admin.writing.draft.discardOf', { title })}
                onClick={() => setDiscarding({ ...key, title })}
              >
                <X aria-hidden size={18} />
              </IconButton>
            </li>
          )
        })}
      </ul>
      {discarding && (
        <ConfirmDialog
          isDanger
          title={t('admin.writing.draft.discardTitle')}
          about={discarding.title}
          text={t('admin.writing.draft.discardText')}
          confirm={t('admin.writing.draft.discard')}
          cancel={t('admin.common.cancel')}
          onCancel={() => setDiscarding(undefined)}
          onConfirm={() => {
            void dropDraft(discarding)
            setDiscarding(undefined)
          }}
        />
      )}
    </Root>
  )
}

/** The drafts of a form, the latest first, live in this tab. */
function useDrafts<Values>(account: string, kind: DraftForm) {
  const [drafts, setDrafts] = useState<readonly [document: string, draft: Draft<Values>][]>([])
  useEffect(() => {
    let isWanted = true
    const read = () =>
      void draftsOf<Values>(account, kind).then((found) => {
        if (isWanted) setDrafts([...found].sort(([, a], [, b]) => b.at - a.at))
      })
    read()
    const stop = onDraftChange(read)
    return () => {
      isWanted = false
      stop()
    }
  }, [account, kind])
  return drafts
}

const Root = styled.section`
  display: grid;
  gap: ${space(1)};
  margin-block-end: ${space(2)};
  padding: ${space(1.5)};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.secondarySoft};
  h2 {
    display: flex;
    align-items: center;
    gap: ${space(1)};
    font: inherit;
    font-weight: 600;
  }
  ul {
    display: grid;
    gap: ${space(0.5)};
  }
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(1)};
  }
  li > :first-child {
    max-inline-size: 100%;
    text-align: start;
    overflow-wrap: anywhere;
  }
`
