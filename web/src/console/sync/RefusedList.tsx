import { collections } from '@studio/domain/collections'
import type { Change, PendingMutation } from '@studio/domain/outbox/pendingMutation'
import { redirectsVisitors } from '@studio/domain/settings/redirectsVisitors'
import { settingsKeys } from '@studio/domain/settings/settings'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatList, formatPair, sentences } from '../../i18n/format'
import { useLanguage } from '../../i18n/useLanguage'
import { copyText } from '../../lib/copyText'
import { color } from '../../theme/tokens'
import { Actions } from '../../ui/Actions'
import { Button } from '../../ui/Button'
import { notify } from '../../ui/toast/Toaster'
import { NotConfirmed, useDemandIdentity } from '../identity/useIdentity'
import { ChangeText } from './ChangeText'
import { DiscardDialog } from './DiscardDialog'
import { discard, tryAgain, useLostFile } from './data'
import { exportWork } from './exportWork'
import { Item, List } from './panelLists'
import { useChangeFields } from './useChangeFields'
import { partsOf, useChangeWords } from './useChangeWords'

/** The tray: refused entries with the reason of each, and the actions for them. */
export function RefusedList({ entries }: { entries: readonly PendingMutation[] }) {
  const { t } = useTranslation('console')
  const [discarding, setDiscarding] = useState<PendingMutation>()
  const retry = useRetry()
  const wordsOf = useEntryWords()
  return (
    <>
      <Actions>
        <Button small variant="line" onClick={() => void retry(entries)}>
          {t('admin.sync.refused.retryAll')}
        </Button>
        <Button small variant="line" onClick={() => exportWork(entries)}>
          {t('admin.sync.refused.exportAll')}
        </Button>
      </Actions>
      <List>
        {entries.map((entry) => (
          <Refused key={entry.id + entry.seq} entry={entry} onDiscard={() => setDiscarding(entry)} />
        ))}
      </List>
      {discarding && (
        <DiscardDialog
          about={wordsOf(discarding)}
          onDiscard={() => void discard([discarding])}
          onClose={() => setDiscarding(undefined)}
        />
      )}
    </>
  )
}

/** Returns the redirected chats or mails in some entries. For each settings group only the last change counts. */
function ledBy(entries: readonly PendingMutation[]) {
  const changes = entries.flatMap((entry) => entry.changes)
  return settingsKeys.flatMap((key) => {
    const change = changes.findLast(({ path }) => path === `${collections.settings}/${key}`)
    const [before, after] = [valuesIn(change?.before.value), valuesIn(change?.fields.value)]
    return (after && redirectsVisitors(key, before, after)) ?? []
  })
}

const valuesIn = (value: unknown) =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : undefined

/** Returns a function that sends refused entries again. Reauthenticates first if the rules demand it. */
function useRetry() {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const demandIdentity = useDemandIdentity()
  return async (entries: readonly PendingMutation[]) => {
    try {
      const led = ledBy(entries).map(({ what, to }) => t(`admin.identity.what.${what}`, { to }))
      if (led.length > 0) await demandIdentity(sentences(language, led))
      await tryAgain(entries)
    } catch (error) {
      if (!(error instanceof NotConfirmed)) throw error
      notify.info(t('admin.identity.notConfirmed'))
    }
  }
}

/**
 * Returns a function that names an entry in one line. For several new fields it names only the document, since the
 * fields are listed below.
 */
function useEntryWords() {
  const { lineOf, nameOf } = useChangeWords()
  const { language } = useLanguage()
  const wordsOf = (change: Change) => {
    const parts = partsOf(change)
    return parts.length > 1 ? [nameOf(change)] : parts.map((part) => lineOf(change, part))
  }
  return ({ changes }: PendingMutation) => formatList(language, [...new Set(changes.flatMap(wordsOf))])
}

function Refused({ entry, onDiscard }: { entry: PendingMutation; onDiscard: () => void }) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const fieldsOf = useChangeFields()
  const retry = useRetry()
  const words = useEntryWords()(entry)
  const lost = useLostFile(entry)
  const text = entry.changes.flatMap(fieldsOf).map(({ label, text }) => formatPair(language, label, text))
  const handleCopy = () =>
    copyText([words, ...text].join('\n')).then(
      () => notify.success(t('admin.sync.refused.copied')),
      () => notify.error(t('admin.answers.reply.copyFailed')),
    )
  return (
    <Item>
      <strong>{words}</strong>
      <Reason>{t(`admin.sync.refused.${lost ?? entry.refusal ?? 'invalid'}`)}</Reason>
      {ledBy([entry]).map(({ what }) => (
        <Reason key={what}>{t(`admin.sync.refused.${what === 'closing' ? 'visitors' : what}`)}</Reason>
      ))}
      {entry.changes.map((change) => (
        <ChangeText key={change.path} change={change} />
      ))}
      <Actions>
        <Button small onClick={() => void retry([entry])}>
          {t('admin.sync.refused.retry')}
        </Button>
        <Button small variant="line" onClick={() => void handleCopy()}>
          {t('admin.sync.refused.copy')}
        </Button>
        <Button small variant="line" onClick={() => exportWork([entry])}>
          {t('admin.sync.refused.export')}
        </Button>
        <Button small variant="danger" onClick={onDiscard}>
          {t('admin.sync.refused.discard')}
        </Button>
      </Actions>
    </Item>
  )
}

const Reason = styled.p`
  color: ${color.danger};
`
