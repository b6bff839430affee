import { type ComponentProps, useEffect, useRef, useState } from 'react'

/**
 * A list that may be wider than its container. It can be swiped; if it overflows, the keyboard can also focus and
 * scroll it. Its caller provides the styles (`snapping`).
 */
export function SnapRow(props: ComponentProps<'ul'>) {
  const list = useRef<HTMLUListElement>(null)
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const row = list.current
    if (!row) return
    const sizes = new ResizeObserver(() => setScrolls(row.scrollWidth > row.clientWidth + 1))
    for (const part of [row, ...row.children]) sizes.observe(part)
    return () => sizes.disconnect()
  }, [])
  return <ul ref={list} tabIndex={scrolls ? 0 : undefined} {...props} />
}
