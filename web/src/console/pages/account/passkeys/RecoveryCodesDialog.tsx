import { Copy, Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { copyText } from '../../../../lib/copyText'
import { download } from '../../../../lib/download'
import { color, radius, space } from '../../../../theme/tokens'
import { Button } from '../../../../ui/Button'
import { Dialog, DialogActions } from '../../../../ui/dialog/Dialog'
import { notify } from '../../../../ui/toast/Toaster'

interface RecoveryCodesDialogProps {
  email: string
  codes: readonly string[]
  /** Called when the user has saved the codes; they cannot be shown again. */
  onKept: () => void
}

/**
 * Shows recovery codes once. Escape closes the dialog only after they were copied or downloaded; the button always
 * does.
 */
export function RecoveryCodesDialog({ email, codes, onKept }: RecoveryCodesDialogProps) {
  const { t } = useTranslation('console')
  const [isTaken, setIsTaken] = useState(false)
  const text = `${t('passkeys.codes.title')}\n${email} · ${location.host}\n\n${codes.join('\n')}\n`

  const handleCopy = () => {
    copyText(text).then(
      () => {
        setIsTaken(true)
        notify.success(t('passkeys.codes.copied'))
      },
      () => notify.error(t('passkeys.codes.copyFailed')),
    )
  }
  const handleDownload = () => {
    download(`${t('passkeys.codes.fileName')}.txt`, 'text/plain', text)
    setIsTaken(true)
  }
  return (
    <Dialog
      title={t('passkeys.codes.title')}
      description={t('passkeys.codes.text')}
      onClose={() => isTaken && onKept()}
    >
      <List dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </List>
      <DialogActions>
        <Button variant="line" onClick={handleCopy}>
          <Copy aria-hidden size={18} />
          {t('passkeys.codes.copy')}
        </Button>
        <Button variant="line" onClick={handleDownload}>
          <Download aria-hidden size={18} />
          {t('passkeys.codes.download')}
        </Button>
        <Button onClick={onKept}>{t('passkeys.codes.kept')}</Button>
      </DialogActions>
    </Dialog>
  )
}

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr));
  gap: ${space(1)} ${space(2)};
  padding: ${space(2)};
  border-radius: ${radius.small};
  background: ${color.sunken};
  list-style: none;
  text-align: center;
  code {
    user-select: all;
  }
`
