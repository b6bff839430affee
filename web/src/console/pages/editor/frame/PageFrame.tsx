import { type LanguageCode, languageOf } from '@studio/domain/languages'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import styled, { StyleSheetManager } from 'styled-components'
import { emptyDocument } from '../../../../lib/emptyDocument'
import { GlobalStyle } from '../../../../theme/GlobalStyle'
import { color, radius } from '../../../../theme/tokens'
import { useMode } from '../../../../theme/useMode'
import { copyFonts } from './copyFonts'
import { FrameStyle } from './FrameStyle'

interface PageFrameProps {
  title: string
  language: LanguageCode
  /** The width of the page's window in px. A wider one than there is room for is scaled down. */
  width: number
  /** Called with the frame's document once it is ready. */
  onReady: (page: Document) => void
  children: ReactNode
}

/** Shows a page in a window of its own: with its own width, language and styles. */
export function PageFrame({ title, language, width, onReady, children }: PageFrameProps) {
  const { scheme } = useMode()
  const [page, setPage] = useState<Document>()
  const [room, setRoom] = useState(0)
  useEffect(() => {
    if (!page) return
    const { flags } = document.documentElement.dataset
    Object.assign(page.documentElement, { lang: language, dir: languageOf(language).dir })
    Object.assign(page.documentElement.dataset, { theme: scheme, mode: scheme, ...(flags !== undefined && { flags }) })
  }, [page, language, scheme])
  const measure = (stage: HTMLElement | null) => {
    if (!stage) return undefined
    const observer = new ResizeObserver(() => setRoom(stage.clientWidth))
    observer.observe(stage)
    return () => observer.disconnect()
  }
  const begin = (next: Document | null) => {
    if (!next || next === page) return
    copyFonts(next)
    setPage(next)
    onReady(next)
  }
  const scale = room > 0 ? Math.min(1, room / width) : 1
  return (
    <Stage ref={measure}>
      <iframe
        title={title}
        style={{
          left: (room - width * scale) / 2,
          width,
          height: `${100 / scale}%`,
          transform: `scale(${scale})`,
        }}
        srcDoc={emptyDocument}
        onLoad={({ currentTarget }) => begin(currentTarget.contentDocument)}
      />
      {page &&
        createPortal(
          <StyleSheetManager target={page.head}>
            <GlobalStyle />
            <FrameStyle />
            {children}
          </StyleSheetManager>,
          page.body,
        )}
    </Stage>
  )
}

const Stage = styled.div`
  position: relative;
  min-inline-size: 0;
  block-size: 100%;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.sunken};
  iframe {
    position: absolute;
    inset-block-start: 0;
    border: 0;
    transform-origin: 0 0;
  }
`
