import * as Tabs from '@radix-ui/react-tabs'
import type { TranslationState } from '@studio/domain/content/translation/sourceHashes'
import { type LanguageCode, languageOf, languages } from '@studio/domain/languages'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { useLanguage } from '../../i18n/useLanguage'
import { scrollIntoRow } from '../../lib/scrollIntoRow'
import { breakpoint, color, radius, space } from '../../theme/tokens'
import { SyncStatusIcon } from '../../ui/status/SyncStatusIcon'
import type { ShownStatus } from '../../ui/status/syncStatusStyles'
import { translationStateStyles } from '../../ui/status/translationStateStyles'

/** The state of a language's texts (domain/content/translation/sourceHashes.ts), or `wrong` if validation fails. */
export type TabState = TranslationState | 'wrong'

interface LanguageTabsProps {
  label: string
  active: LanguageCode
  onChange: (code: LanguageCode) => void
  stateOf: (code: LanguageCode) => TabState
  /** Labels of the states, shown under the tab's name. */
  stateNames: Record<TabState, string>
  /** Returns the sync status of a language's texts; undefined for a record that is not stored yet. */
  syncStatusOf: (code: LanguageCode) => ShownStatus | undefined
  children: ReactNode
}

const stateStyles = { ...translationStateStyles, wrong: { Icon: CircleAlert, tone: color.danger } }

export function LanguageTabs({
  label,
  active,
  onChange,
  stateOf,
  stateNames,
  syncStatusOf,
  children,
}: LanguageTabsProps) {
  const { language } = useLanguage()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    scrollIntoRow(list.current?.querySelector<HTMLElement>(`[data-code=${active}]`) ?? null)
  }, [active])
  return (
    <Tabs.Root value={active} onValueChange={(code) => onChange(code as LanguageCode)} dir={languageOf(language).dir}>
      <List ref={list} aria-label={label}>
        {languages.map(({ code, name }) => {
          const state = stateOf(code)
          const syncStatus = syncStatusOf(code)
          const { Icon, tone } = stateStyles[state]
          return (
            <Tab
              key={code}
              value={code}
              data-code={code}
              $tone={tone}
              onFocus={({ currentTarget }) => scrollIntoRow(currentTarget)}
            >
              <Name lang={code}>{name}</Name>
              <Icon aria-hidden size={16} />
              <State>{stateNames[state]}</State>
              {syncStatus && <SyncStatusIcon syncStatus={syncStatus} />}
            </Tab>
          )
        })}
      </List>
      <Panel value={active} tabIndex={-1}>
        {children}
      </Panel>
    </Tabs.Root>
  )
}

/* One row that scrolls sideways on a phone, so that the first field stays in view. A cut-off tab hints at more. */
const List = styled(Tabs.List)`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr));
  gap: ${space(0.5)};
  ${breakpoint.phone} {
    grid-template-columns: none;
    grid-auto-flow: column;
    grid-auto-columns: 9.5rem;
    overflow-x: auto;
    padding-block-end: ${space(0.5)};
    scrollbar-width: thin;
  }
`
const Tab = styled(Tabs.Trigger)<{ $tone: string }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  column-gap: ${space(0.75)};
  min-block-size: 3.25rem;
  padding: ${space(0.5)} ${space(1)};
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  background: transparent;
  font-size: 0.9375rem;
  line-height: 1.3;
  text-align: start;
  > svg {
    grid-area: 1 / 3;
    color: ${({ $tone }) => $tone};
  }
  > [role='img'] {
    margin: 0;
  }
  &:hover {
    border-color: ${color.secondary};
  }
  &[aria-selected='true'] {
    border-color: ${color.accent};
    background: ${color.sunken};
  }
`
const Name = styled.span`
  grid-area: 1 / 2;
  font-weight: 600;
`
const State = styled.span`
  grid-column: 2;
  color: ${color.inkSoft};
  font-size: 0.8125rem;
`
const Panel = styled(Tabs.Content)`
  /* Container queries inside depend on this width. */
  container-type: inline-size;
  display: grid;
  gap: ${space(2)};
  margin-block-start: ${space(2)};
  padding: ${space(2)};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.raised};
`
