import type { ComponentProps, ReactNode } from 'react'
import styled from 'styled-components'
import { color } from '../../theme/tokens'
import { type ButtonVariant, buttonStyle } from '../Button'
import { textsInSpans } from '../textsInSpans'

interface FileButtonProps extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'onChange'> {
  isSmall?: boolean
  /** The button's icon and text. */
  children: ReactNode
  onFiles: (files: FileList | null) => void
}

/**
 * A button that chooses a file, with a text in the console's language instead of the browser's. The browser's invisible
 * control on top takes clicks, keys and dropped files.
 */
export function FileButton({ isSmall = false, children, onFiles, ...input }: FileButtonProps) {
  return (
    <Root $variant="line" $small={isSmall}>
      {textsInSpans(children)}
      <input
        {...input}
        type="file"
        // Allows the same file to be chosen again after it has changed.
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
  /* The control's own button, which may be under the pointer. */
  input::file-selector-button {
    cursor: pointer;
  }
`
