import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import styled from 'styled-components'
import { color, font, radius } from '../../theme/tokens'

interface TabsProps<Id extends string> {
  label: string
  tabs: readonly { id: Id; name: string }[]
  active: Id
  onChange: (id: Id) => void
  /** What is under a tab; all are drawn, one is shown (all of them without JavaScript). */
  children: (id: Id) => ReactNode
}

/** Exactly one of a few panels; arrow keys, Home and End move among the tabs. */
export function Tabs<Id extends string>({ label, tabs, active, onChange, children }: TabsProps<Id>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const handleKeyDown = (event: KeyboardEvent) => {
    const index = tabs.findIndex((tab) => tab.id === active)
    const forward = document.documentElement.dir === 'rtl' ? -1 : 1
    const target = {
      ArrowRight: index + forward,
      ArrowLeft: index - forward,
      Home: 0,
      End: tabs.length - 1,
    }[event.key]
    if (target === undefined) return
    event.preventDefault()
    const next = (target + tabs.length) % tabs.length
    const tab = tabs[next]
    if (!tab) return
    onChange(tab.id)
    list.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={handleKeyDown}>
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === active}
            aria-controls={`${id}-${tab.id}-panel`}
            tabIndex={tab.id === active ? 0 : -1}
            onClick={() => onChange(tab.id)}
          >
            {tab.name}
          </Tab>
        ))}
      </List>
      {tabs.map((tab) => (
        <Panel
          key={tab.id}
          role="tabpanel"
          id={`${id}-${tab.id}-panel`}
          aria-labelledby={`${id}-${tab.id}`}
          hidden={tab.id !== active}
        >
          {children(tab.id)}
        </Panel>
      ))}
    </div>
  )
}

const List = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: 2px;
`
const Tab = styled.button`
  min-block-size: 3rem;
  padding: 2px;
  border: 1px solid ${color.line};
  border-block-end: 0;
  border-start-start-radius: ${radius.small};
  border-start-end-radius: ${radius.small};
  background: transparent;
  color: ${color.inkSoft};
  font: 700 calc(1.25rem * var(--nameSize)) / 1.1 ${font.display};
  &:hover {
    color: ${color.secondary};
  }
  &[aria-selected='true'] {
    border-color: ${color.accent};
    background: ${color.accent};
    color: ${color.onAccent};
  }
`
const Panel = styled.div`
  border: 1px solid ${color.line};
  border-block-start: 2px solid ${color.accent};
  background: ${color.raised};
  @media (scripting: none) {
    &[hidden] {
      display: block;
    }
  }
`
