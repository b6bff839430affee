import { Pause, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { wantsMotion } from '../../lib/wantsMotion'
import { color, motion, radius } from '../../theme/tokens'

interface MotionButtonProps {
  className?: string
  isRunning: boolean
  onToggle: () => void
}

/**
 * Pauses and resumes an animation. It appears once scripts run, in a reserved place, unless the visitor prefers reduced
 * motion.
 */
export function MotionButton({ className, isRunning, onToggle }: MotionButtonProps) {
  const { t } = useTranslation()
  const [hasUse, setHasUse] = useState(false)
  useEffect(() => setHasUse(wantsMotion()), [])
  const Icon = isRunning ? Pause : Play
  return (
    <Round
      className={className}
      type="button"
      hidden={!hasUse}
      aria-label={hasUse ? t(isRunning ? 'moving.pause' : 'moving.play') : undefined}
      onClick={onToggle}
    >
      {hasUse && <Icon aria-hidden size={18} />}
    </Round>
  )
}

const Round = styled.button`
  display: grid;
  place-items: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  padding: 0;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.round};
  background: ${color.raised};
  color: ${color.ink};
  cursor: pointer;
  transition: color ${motion.quick}, border-color ${motion.quick};
  &[hidden] {
    display: none;
  }
  &:hover {
    border-color: ${color.secondary};
    color: ${color.secondary};
  }
  @media (prefers-reduced-motion: reduce) {
    display: none;
  }
`
