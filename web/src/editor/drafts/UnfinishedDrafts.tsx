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

interface UnfinishedDraftsProps<Values> {
  kind: DraftForm
  /** Returns whether to list the draft of a document. By default all are listed. */
  isListed?: (document: string) => boolean
  /** Returns the draft's name; '' while it has none. */
  nameOf: (values: Values) => string
  /** Returns whether a document is known to be deleted; its draft continues as a new document. */
  isGone?: (document: string) => boolean
  onOpen: (document: string, values: Values) => void
}

/** Lists a form's unsaved drafts on this device, with buttons to continue or discard each. Empty if there are none. */
export function UnfinishedDrafts<Values>({
  kind,
  isListed = () => true,
  nameOf,
  isGone,
  onOpen,
}: UnfinishedDraftsProps<Values>) {
  const { t } = useTranslation('console')
  const account = useAccountId()
  const drafts = useDrafts<Values>(account, kind).filter(([document]) => isListed(document))
  const [discarding, setDiscarding] = useState<DraftKey & { title: string }>()
  if (drafts.length === 0) return null
  // Reads the draft again, because another tab may have changed it.
  const handleOpen = async (key: DraftKey, listed: Values) => {
    const draft = await readDraft<Values>(key)
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
          const title = nameOf(values).trim() || t('admin.writing.draft.untitled')
          return (
            <li key={document}>
              <Button variant="line" small onClick={() => void handleOpen(key, values)}>
                {t('admin.writing.draft.continue', { title })}
              </Button>
              <small>
                <Age moment={at} />
              </small>
              {isGone?.(document) && <small>{t('admin.writing.draft.asNew')}</small>}
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

/** Returns a form's drafts, latest first, live. */
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
