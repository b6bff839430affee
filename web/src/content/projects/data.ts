import { collections } from '@studio/domain/collections'
import { changedFields } from '@studio/domain/content/changedFields'
import type { ProjectChange } from '@studio/domain/content/contentChanges'
import { changedPositions, lastPosition } from '@studio/domain/content/order'
import type { Project, ProjectDraft } from '@studio/domain/content/project'
import { collectionOf } from '../../firebase/collection'
import type { Live } from '../../firebase/liveState'
import { newId } from '../../firebase/newId'
import { type Commit, commit } from '../../sync/commit'
import { commitInParts } from '../../sync/commitInParts'
import { useLive } from '../../sync/live'

const projects = collectionOf(
  collections.projects,
  async () => (await import('@studio/domain/content/project')).Project,
)
const inOrder = projects.all('order_position')

/** All projects in the owner's order, live. */
export const useProjects = (): Live<Project> => useLive(inOrder)

/** Stores a new project after all others. */
export const createProject = (draft: ProjectDraft, rows: readonly Project[]): Commit =>
  commit([projects.create(newId(), { ...draft, order_position: lastPosition(rows) })])

/** Stores the changed fields of a project, based on the revision that was edited. */
export const updateProject = (draft: ProjectDraft, base: Project): Commit =>
  commit([projects.patch(base, changedFields<ProjectDraft>(draft, base))])

export const deleteProject = (base: Project): Commit => commit([projects.remove(base)])

/** Stores a new order in one atomic step that touches only the rows whose position changed. */
export const reorderProjects = (rows: readonly Project[]): Commit =>
  commit(changedPositions(rows).map(({ row, order_position }) => projects.move(row, order_position)))

/** Makes the projects what a content file says, each document in one piece. */
export const restoreProjects = (changes: readonly ProjectChange[]): Commit =>
  commitInParts(
    changes.map((change) => {
      if (change.kind === 'removed') return projects.remove(change.base)
      const { id, ...fields } = change.entry
      return change.kind === 'new' ? projects.create(id, fields) : projects.patch(change.base, fields)
    }),
  )
