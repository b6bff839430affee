import { type ComponentProps, useEffect, useRef, useState } from 'react'

/**
 * A list that may be wider than its place: a finger swipes it, and where it really is wider the keyboard gets to it and
 * the arrows move it. How it looks is its user's (see snapping).
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
