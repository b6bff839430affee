import styled, { css } from 'styled-components'
import { color, radius, space } from '../../theme/tokens'
import { touchLink } from '../../theme/touchTargets'

const tones = {
  /** Asks for something. */
  question: css`
    border-color: ${color.accent};
    background: ${color.raised};
  `,
  /** Describes a state that visitors see. */
  notice: css`
    border-color: ${color.accent};
    background: ${color.accent};
    color: ${color.onAccent};
  `,
  /** Warns that work may be lost. */
  danger: css`
    border-color: ${color.danger};
    background: ${color.danger};
    color: ${color.onDanger};
  `,
}

/** A strip across a console page with a message for the owner and a control that resolves it. */
export const Strip = styled.div<{ $tone?: keyof typeof tones }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  margin-block-end: ${space(2)};
  padding: ${space(1.5)} ${space(2)};
  border: 1px solid;
  border-radius: ${radius.small};
  overflow-wrap: anywhere;
  ${({ $tone = 'question' }) => tones[$tone]}
  p {
    flex: 1 1 14rem;
    font-weight: 600;
    small {
      display: block;
      font-weight: 400;
    }
  }
  > svg {
    flex: none;
  }
  > a {
    ${touchLink}
  }
  ${({ $tone = 'question' }) =>
    $tone !== 'question' &&
    css`
      a,
      button {
        border-color: currentcolor;
        color: inherit;
      }
    `}
`
