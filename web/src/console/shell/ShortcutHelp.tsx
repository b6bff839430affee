import { Keyboard } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { color, motion, radius, space } from '../../theme/tokens'
import { useShortcut } from '../../ui/keyboard/useShortcut'
import { ShortcutSheet } from './ShortcutSheet'

/** Opens the list of shortcuts, by its button and by its key. */
export function ShortcutHelp() {
  const { t } = useTranslation('console')
  const [isOpen, setIsOpen] = useState(false)
  useShortcut('help', () => setIsOpen(true))
  return (
    <>
      <Open type="button" aria-haspopup="dialog" aria-keyshortcuts="?" onClick={() => setIsOpen(true)}>
        <Keyboard aria-hidden size={20} />
        {t('admin.writing.shortcuts.title')}
      </Open>
      {isOpen && <ShortcutSheet onClose={() => setIsOpen(false)} />}
    </>
  )
}

const Open = styled.button`
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  min-block-size: 2.75rem;
  padding-inline: calc(${space(1.5)} + 3px) ${space(1.5)};
  border: 0;
  border-radius: ${radius.small};
  background: transparent;
  color: ${color.inkSoft};
  font-weight: 500;
  text-align: start;
  transition: background-color ${motion.quick};
  &:hover {
    background: ${color.raised};
    color: ${color.ink};
  }
`
