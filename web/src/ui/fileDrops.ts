import { useEffect } from 'react'

/** Returns whether a drag contains files. */
export const hasFiles = ({ dataTransfer }: Pick<DragEvent, 'dataTransfer'>) =>
  dataTransfer?.types.includes('Files') ?? false

/** Ignores files dropped outside of file inputs. Otherwise the browser would open the file in place of the page. */
export function useKeepFileDrops() {
  useEffect(() => {
    const keep = (event: DragEvent) => {
      const isForField = event.target instanceof Element && event.target.matches('input[type=file]:enabled')
      if (event.defaultPrevented || isForField || !hasFiles(event)) return
      event.preventDefault()
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none'
    }
    addEventListener('dragover', keep)
    addEventListener('drop', keep)
    return () => {
      removeEventListener('dragover', keep)
      removeEventListener('drop', keep)
    }
  }, [])
}
