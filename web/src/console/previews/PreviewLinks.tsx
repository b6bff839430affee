import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatMoment } from '../../i18n/format'
import { useLanguage } from '../../i18n/useLanguage'
import { copyText } from '../../lib/copyText'
import { isNetworkError, useSeemsOffline } from '../../lib/network'
import { useRead } from '../../lib/useRead'
import { space } from '../../theme/tokens'
import { Button } from '../../ui/Button'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog'
import { Spinner } from '../../ui/screen/Spinner'
import { FailedNotice, OfflineNotice } from '../../ui/status/LiveNotice'
import { Notice } from '../../ui/status/Notice'
import { notify } from '../../ui/toast/Toaster'
import { addressOf, createPreviewLink, type PreviewLink, readPreviewLinks, revokePreviewLink } from './data'
import { PreviewLinkItem } from './PreviewLinkItem'

/** Shares what is saved but not public, and lists the links with their visits. Any page of the console can hold it. */
export function PreviewLinks() {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const isOffline = useSeemsOffline()
  const { answer: links, isFailed, read } = useRead(readPreviewLinks)
  const [isCreating, setIsCreating] = useState(false)
  const [revoking, setRevoking] = useState<PreviewLink>()

  const tellFailed = (title: string, error: unknown) => {
    console.warn('a preview link could not be changed', error instanceof Error ? error.message : error)
    notify.error(title, isNetworkError(error) ? t('admin.previews.offline') : undefined)
  }
  const handleCopy = async (link: PreviewLink) => {
    try {
      await copyText(addressOf(link))
      notify.success(t('admin.previews.copied'))
    } catch {
      notify.error(t('admin.previews.copyFailed'))
    }
  }
  const handleCreate = async () => {
    notify.forgetErrors()
    setIsCreating(true)
    try {
      await createPreviewLink()
      notify.success(t('admin.previews.created'))
      await read()
    } catch (error) {
      tellFailed(t('admin.previews.createFailed'), error)
    } finally {
      setIsCreating(false)
    }
  }
  const handleRevoke = async ({ id }: PreviewLink) => {
    notify.forgetErrors()
    setRevoking(undefined)
    try {
      await revokePreviewLink(id)
      notify.success(t('admin.previews.revokedNow'))
    } catch (error) {
      tellFailed(t('admin.previews.revokeFailed'), error)
    }
    await read()
  }

  return (
    <Root>
      {/* The button stays even if the browser reports no network, because it may be wrong. */}
      <Button isBusy={isCreating} onClick={() => void handleCreate()}>
        <Share2 aria-hidden size={18} />
        {t('admin.previews.share')}
      </Button>
      {isOffline && <OfflineNotice>{t('admin.previews.offline')}</OfflineNotice>}
      {!isOffline && !links && !isFailed && <Spinner label={t('admin.previews.loading')} />}
      {!isOffline && isFailed && <FailedNotice onRetry={() => void read()}>{t('admin.previews.failed')}</FailedNotice>}
      {links?.length === 0 && <Notice>{t('admin.previews.none')}</Notice>}
      {links && links.length > 0 && (
        <List>
          {links.map((link) => (
            <PreviewLinkItem
              key={link.id}
              link={link}
              onCopy={() => void handleCopy(link)}
              onRevoke={() => setRevoking(link)}
            />
          ))}
        </List>
      )}
      {revoking && (
        <ConfirmDialog
          isDanger
          title={t('admin.previews.revokeTitle')}
          about={formatMoment(language, revoking.created_at)}
          text={t('admin.previews.revokeText')}
          confirm={t('admin.previews.revoke')}
          cancel={t('admin.common.cancel')}
          onConfirm={() => void handleRevoke(revoking)}
          onCancel={() => setRevoking(undefined)}
        />
      )}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${space(2)};
  > button {
    justify-self: start;
  }
`
const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  padding: 0;
  list-style: none;
`
