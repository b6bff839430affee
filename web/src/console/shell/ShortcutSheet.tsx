import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useLanguage } from '../../i18n/useLanguage'
import { isMac } from '../../lib/isMac'
import { color, radius, space } from '../../theme/tokens'
import { Dialog } from '../../ui/dialog/Dialog'
import { Hint } from '../../ui/form/Field'
import { Switch } from '../../ui/form/Switch'
import { shortcuts } from '../../ui/keyboard/shortcuts'
import { setSingleKeys, useSingleKeys } from '../../ui/keyboard/useShortcut'

/** Labels of the modifier keys on a Mac, and on a German keyboard. */
const onMac: Record<string, string> = { Ctrl: '⌘', Alt: '⌥' }
const inGerman: Record<string, string> = { Ctrl: 'Strg' }

/** The dialog with all shortcuts of the console and the switch for single-key shortcuts. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('console')
  const { t: tp } = useTranslation('public')
  const { language } = useLanguage()
  const names = isMac ? onMac : language === 'de' ? inGerman : {}
  const areOn = useSingleKeys()
  return (
    <Dialog title={t('admin.writing.shortcuts.title')} closeLabel={tp('common.close')} onClose={onClose}>
      <List>
        {shortcuts.map(({ id, show, isSingle }) => (
          <Fragment key={id}>
            <dt>{t(`admin.writing.shortcuts.${id}`)}</dt>
            <Keys dir="ltr" $off={isSingle && !areOn}>
              {show.map((key) => (
                <kbd key={key}>{names[key] ?? key}</kbd>
              ))}
            </Keys>
          </Fragment>
        ))}
      </List>
      <Switch isOn={areOn} onChange={setSingleKeys}>
        {t('admin.writing.shortcuts.singleKeys')}
      </Switch>
      <Hint>{t('admin.writing.shortcuts.singleKeysHint')}</Hint>
    </Dialog>
  )
}

const List = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  line-height: 1.4;
  margin-block-end: ${space(2)};
  > * {
    padding-block: ${space(1)};
    border-block-end: 1px solid ${color.line};
  }
  dt {
    padding-inline-end: ${space(1.5)};
  }
`
const Keys = styled.dd<{ $off: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space(0.5)};
  text-decoration: ${({ $off }) => ($off ? 'line-through' : 'none')};
  kbd {
    min-inline-size: 1.75rem;
    padding: 0 ${space(0.75)};
    border: 1px solid ${color.lineStrong};
    border-radius: ${radius.small};
    background: ${color.sunken};
    font: inherit;
    font-size: 0.875rem;
    font-weight: 600;
    text-align: center;
  }
`
