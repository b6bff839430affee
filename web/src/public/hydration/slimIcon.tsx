import { type ComponentProps, createElement } from 'react'

interface IconData {
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[]
}
type IconProps = ComponentProps<'svg'> & { size?: number }

/**
 * Draws an icon of lucide-react, which build/slim.ts gives this in place of its own way: that costs more than 1 KB of
 * script and writes two classes and a namespace into every icon of the page.
 */
export default function slimIcon({ node }: IconData) {
  return function Icon({ size = 24, strokeWidth = 2, ...rest }: IconProps) {
    return (
      // biome-ignore lint/a11y/noSvgWithoutTitle: every icon stands beside words or in a named button, hidden itself
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={strokeWidth}
        strokeLinecap="round"
        strokeLinejoin="round"
        {...rest}
      >
        {node.map(([tag, attributes]) => createElement(tag, attributes))}
      </svg>
    )
  }
}
