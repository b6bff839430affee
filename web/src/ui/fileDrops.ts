import { useEffect } from 'react'

/** Whether something that is dragged brings files along. */
export const hasFiles = ({ dataTransfer }: Pick<DragEvent, 'dataTransfer'>) =>
  dataTransfer?.types.includes('Files') ?? false

/** A browser opens a file that is dropped on no field in place of the page: here nothing comes of it. */
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
