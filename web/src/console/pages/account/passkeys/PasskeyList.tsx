import type { Passkey } from '@studio/domain/people/passkeys'
import { Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatMoment, formatPair } from '../../../../i18n/format'
import { useLanguage } from '../../../../i18n/useLanguage'
import { color, space } from '../../../../theme/tokens'
import { Button } from '../../../../ui/Button'
import { IconButton } from '../../../../ui/IconButton'

interface PasskeyListProps {
  passkeys: readonly Passkey[]
  isDisabled: boolean
  onKeep: (passkey: Passkey) => void
  onRename: (passkey: Passkey) => void
  onRemove: (passkey: Passkey) => void
}

/** The passkeys of an account with their times, and buttons to rename and remove them. */
export function PasskeyList({ passkeys, isDisabled, onKeep, onRename, onRemove }: PasskeyListProps) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  if (passkeys.length === 0) return <p>{t('passkeys.card.none')}</p>
  return (
    <List>
      {passkeys.map((passkey) => {
        const { id, name, host, created_at, last_used_at, is_doubted } = passkey
        return (
          <li key={id}>
            <div>
              <strong>
                <bdi>{name}</bdi>
              </strong>
              <Facts>
                <span>
                  {formatPair(
                    language,
                    t('passkeys.card.used'),
                    last_used_at ? formatMoment(language, last_used_at) : t('passkeys.card.unused'),
                  )}
                </span>
                <br />
                <span>{formatPair(language, t('passkeys.card.created'), formatMoment(language, created_at))}</span>
                {/* Browsers offer a passkey only on the host where it was created. */}
                {host !== location.hostname && (
                  <>
                    <br />
                    <span>{t('passkeys.card.elsewhere', { host })}</span>
                  </>
                )}
              </Facts>
              {is_doubted && (
                <Doubt>
                  <span>{t('passkeys.doubt.question')}</span>
                  <Button small variant="line" disabled={isDisabled} onClick={() => onKeep(passkey)}>
                    {t('passkeys.doubt.keep', { name })}
                  </Button>
                </Doubt>
              )}
            </div>
            <span>
              <IconButton
                label={t('passkeys.card.renameOf', { name })}
                disabled={isDisabled}
                onClick={() => onRename(passkey)}
              >
                <Pencil aria-hidden size={18} />
              </IconButton>
              <IconButton
                label={t('passkeys.card.removeOf', { name })}
                disabled={isDisabled}
                onClick={() => onRemove(passkey)}
              >
                <Trash2 aria-hidden size={18} />
              </IconButton>
            </span>
          </li>
        )
      })}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space(1)};
    padding-block: ${space(1.5)};
    border-block-start: 1px solid ${color.line};
    overflow-wrap: anywhere;
  }
  strong {
    font-weight: 600;
  }
`
const Doubt = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
  font-weight: 600;
`
const Facts = styled.p`
  color: ${color.inkSoft};
  font-size: 0.875rem;
  font-variant-numeric: tabular-nums;
`
