import { contentKinds, forEachKind } from '@studio/domain/content/contentKinds'
import { nameOfContent } from '@studio/domain/content/contentTypes'
import type { ContentChanges } from '@studio/domain/content/file/contentChanges'
import type { PictureTexts } from '@studio/domain/content/media/ownPictures'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatList, sentences } from '../../../i18n/format'
import { formatNames } from '../../../i18n/isolated'
import { useLanguage } from '../../../i18n/useLanguage'
import { truncateNames } from '../../../lib/truncateNames'
import { space } from '../../../theme/tokens'
import { Button } from '../../../ui/Button'
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog'
import { notify } from '../../../ui/toast/Toaster'
import { useMutationToast } from '../../../ui/toast/useMutationToast'
import { useDemandIdentity } from '../../identity/useIdentity'
import { useTellNotConfirmed } from '../../identity/useTellNotConfirmed'
import { useAdmin } from '../../shell/account'
import { ChangeTable } from './ChangeTable'
import { redirectsInFile, writeChanges } from './data'
import { keepPictures } from './pictures'

interface ChangePreviewProps {
  changes: ContentChanges
  pictures: ReadonlyMap<string, PictureTexts>
  onDone: () => void
}

/**
 * The changes in a file, and the button that applies them. Documents missing from the file are removed only on request.
 */
export function ChangePreview({ changes, pictures, onDone }: ChangePreviewProps) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const { userId } = useAdmin()
  const tell = useMutationToast()
  const demandIdentity = useDemandIdentity()
  const tellNotConfirmed = useTellNotConfirmed()
  const [withRemoved, setWithRemoved] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const all = Object.values(changes).flat()
  const count = (kind: 'new' | 'changed' | 'removed') => all.filter((change) => change.kind === kind).length
  const removed = count('removed')
  const isWanted = ({ kind }: { kind: string }) => withRemoved || kind !== 'removed'
  const wanted = all.filter(isWanted).length

  const write = async () => {
    const rows = forEachKind((kind) => changes[kind].filter(isWanted))
    const written = { ...rows, settings: changes.settings }
    // Stores the pictures first: that may take longer than a reauthentication stays recent.
    await keepPictures(userId, written, pictures)
    const led = redirectsInFile(changes).map(({ what, to }) => t(`admin.identity.what.${what}`, { to }))
    if (led.length > 0) {
      try {
        await demandIdentity(sentences(language, led))
      } catch (error) {
        return tellNotConfirmed(error)
      }
    }
    const change = writeChanges(written, userId)
    tell(change, t('admin.lists.importExport.back.done'), t('admin.lists.importExport.back.failed'))
    onDone()
  }
  const handleApply = async () => {
    setIsAsking(false)
    setIsBusy(true)
    try {
      await write()
    } catch (error) {
      console.warn('the changes could not be applied', error)
      notify.error(t('admin.lists.importExport.back.failed'))
    } finally {
      setIsBusy(false)
    }
  }

  const counted = (['new', 'changed', 'removed'] as const)
    .map((kind) => ({ kind, count: isWanted({ kind }) ? count(kind) : 0 }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => t(`admin.lists.importExport.back.counts.${kind}`, { count }))
  const what = t('admin.lists.importExport.back.askText', { what: formatList(language, counted) })
  const removedNames = contentKinds.flatMap((kind) =>
    changes[kind].flatMap((change) =>
      change.kind === 'removed' ? nameOfContent(kind, change.base, language) || change.id : [],
    ),
  )
  if (all.length === 0) return <p role="status">{t('admin.lists.importExport.back.same')}</p>
  return (
    <Root>
      {wanted > 0 && <p role="status">{what}</p>}
      {removed > 0 && (
        <Choice>
          <input
            type="checkbox"
            checked={withRemoved}
            disabled={isBusy}
            onChange={() => setWithRemoved(!withRemoved)}
          />
          {t('admin.lists.importExport.back.remove', { count: removed })}
        </Choice>
      )}
      {wanted > 0 && <ChangeTable changes={changes} isWanted={isWanted} />}
      <div>
        <Button disabled={wanted === 0} isBusy={isBusy} onClick={() => setIsAsking(true)}>
          {t('admin.lists.importExport.back.apply', { count: wanted })}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          isDanger={withRemoved}
          title={t('admin.lists.importExport.back.ask')}
          about={withRemoved ? formatNames(language, truncateNames(removedNames)) : undefined}
          text={what}
          confirm={t('admin.lists.importExport.back.apply', { count: wanted })}
          cancel={t('admin.common.cancel')}
          onCancel={() => setIsAsking(false)}
          onConfirm={() => void handleApply()}
        />
      )}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
`
const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  min-block-size: 2.5rem;
  input {
    inline-size: 1.25rem;
    block-size: 1.25rem;
  }
`
