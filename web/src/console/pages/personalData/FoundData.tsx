import type { PersonalData } from '@studio/domain/people/personalData'
import { Download, Eraser } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatList } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/useLanguage'
import { download } from '../../../lib/download'
import { isNetworkError } from '../../../lib/network'
import { color, radius, space } from '../../../theme/tokens'
import { Actions } from '../../../ui/Actions'
import { Button } from '../../../ui/Button'
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog'
import { notify } from '../../../ui/toast/Toaster'
import { isSessionOver } from '../../identity/data'
import { NotConfirmed, useIdentity } from '../../identity/useIdentity'
import { erasePersonalData, personFile } from './data'

interface FoundDataProps {
  email: string
  data: PersonalData
  onErased: () => void
}

/**
 * The data stored about an email address, with buttons to export and erase it. Erasing is offered even if nothing was
 * found, because it also keeps the data out of restored backups.
 */
export function FoundData({ email, data, onErased }: FoundDataProps) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const withIdentity = useIdentity()
  const [isAsked, setIsAsked] = useState(false)
  const [isErasing, setIsErasing] = useState(false)
  const words = 'admin.personalData'
  const countsOf = (messages: number, counters: number) =>
    formatList(language, [
      t(`${words}.messages`, { count: messages }),
      ...(counters > 0 ? [t(`${words}.counters`, { count: counters })] : []),
    ])
  const { messages, deliveries, counters, hasAccount } = data
  const found = { email, what: countsOf(messages.length, counters.length) }
  const isNothing = messages.length + deliveries.length + counters.length === 0

  const handleExport = () => {
    const now = new Date()
    const name = `${t(`${words}.fileName`)}-${now.toISOString().slice(0, 10)}.json`
    download(name, 'application/json', personFile(email, data, now))
    notify.info(t(`${words}.exported`))
  }
  const handleErase = async () => {
    setIsAsked(false)
    setIsErasing(true)
    notify.forgetErrors()
    try {
      const erased = await withIdentity(t(`${words}.what`, { email }), () => erasePersonalData(email))
      notify.success(t(`${words}.erased`, { what: countsOf(erased.messages, erased.counters) }))
      onErased()
    } catch (error) {
      setIsErasing(false)
      if (error instanceof NotConfirmed) notify.info(t('admin.identity.notConfirmed'))
      else {
        const why = isNetworkError(error) ? t(`${words}.offline`) : undefined
        notify.error(t(isSessionOver(error) ? `${words}.ended` : `${words}.failed`), why)
      }
    }
  }
  return (
    <Root>
      <p>{t(isNothing ? `${words}.none` : `${words}.found`, found)}</p>
      {hasAccount && <p>{t(`${words}.account`)}</p>}
      <Actions>
        {!isNothing && (
          <Button variant="line" onClick={handleExport}>
            <Download aria-hidden size={18} />
            {t(`${words}.export`)}
          </Button>
        )}
        <Button variant="danger" isBusy={isErasing} onClick={() => setIsAsked(true)}>
          <Eraser aria-hidden size={18} />
          {t(`${words}.erase`)}
        </Button>
      </Actions>
      {isAsked && (
        <ConfirmDialog
          isDanger
          title={t(`${words}.eraseTitle`, { email })}
          text={t(`${words}.eraseText`, found)}
          confirm={t(`${words}.erase`)}
          cancel={t('admin.common.cancel')}
          onConfirm={() => void handleErase()}
          onCancel={() => setIsAsked(false)}
        />
      )}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${space(1.5)};
  padding: ${space(2)};
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  overflow-wrap: anywhere;
`
