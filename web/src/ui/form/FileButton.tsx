import type { ComponentProps, ReactNode } from 'react'
import styled from 'styled-components'
import { color } from '../../theme/tokens'
import { type ButtonVariant, buttonStyle } from '../Button'
import { textsInSpans } from '../textsInSpans'

interface FileButtonProps extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'onChange'> {
  isSmall?: boolean
  /** The icon and the words of the button. */
  children: ReactNode
  onFiles: (files: FileList | null) => void
}

/**
 * Chooses a file, in the words of the console and not in the browser's. The browser's own control lies unseen over the
 * button: it takes clicks, keys and dropped files.
 */
export function FileButton({ isSmall = false, children, onFiles, ...input }: FileButtonProps) {
  return (
    <Root $variant="line" $small={isSmall}>
      {textsInSpans(children)}
      <input
        {...input}
        type="file"
        // The same file may be chosen again after it was changed.
        onClick={({ currentTarget }) => {
          currentTarget.value = ''
        }}
        onChange={({ target }) => onFiles(target.files)}
      />
    </Root>
  )
}

const Root = styled.label<ButtonVariant>`
  ${buttonStyle}
  position: relative;
  overflow: hidden;
  &:hover {
    border-color: ${color.secondary};
    color: ${color.secondary};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color.secondary};
    outline-offset: 3px;
  }
  input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    opacity: 0;
    cursor: pointer;
  }
  /* The control's own button, which a mouse would find under the pointer. */
  input::file-selector-button {
    cursor: pointer;
  }
`
