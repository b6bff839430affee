import { Keyboard } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ShortcutSheet } from './ShortcutSheet'

/** A button that opens the list of shortcuts. Its key works on every page (ConsoleLayout). */
export function ShortcutHelp() {
  const { t } = useTranslation('console')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" aria-haspopup="dialog" aria-keyshortcuts="?" onClick={() => setIsOpen(true)}>
        <Keyboard aria-hidden size={16} />
        {t('admin.writing.shortcuts.title')}
      </button>
      {isOpen && <ShortcutSheet onClose={() => setIsOpen(false)} />}
    </>
  )
}
