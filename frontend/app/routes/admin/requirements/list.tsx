import { Form } from 'react-router'
import * as words from '#contract/messages/admin/requirements.js'
import * as twoPeople from '#contract/messages/admin/two-people.js'
import type { RequirementView } from '#contract/requirements.js'
import { mainCall } from '../../../api/main-call.server'
import { refuse } from '../../../api/refusal.server'
import { createRequirement, listRequirements } from '../../../api/requirements.server'
import { useAnswerToast } from '../../../components/answer-toast'
import { Button } from '../../../components/button'
import type { Column } from '../../../components/data-table'
import { pageMeta } from '../../../components/page-meta'
import { redirectWithToast, success } from '../../../session/toast.server'
import { ListPage } from '../parts/list-page'
import { useMay } from '../parts/may'
import { AddLink, PageLink } from '../parts/page-links'
import { RowAction, RowActions } from '../parts/row-actions'
import type { Route } from './+types/list'

const list = '/admin/requirements'

export const meta: Route.MetaFunction = () => pageMeta(words.requirements)

export const loader = async ({ context }: Route.LoaderArgs) => ({
  page: await mainCall(context, listRequirements(context)),
})

/** Adds the usual ones, unless somebody else has added some meanwhile. */
export async function action({ context }: Route.ActionArgs) {
  try {
    if ((await listRequirements(context)).items.length === 0)
      for (const one of words.usual) await createRequirement(context, one)
    return await redirectWithToast(context, list, success(words.usualAdded))
  } catch (error) {
    return refuse(error, words.failedToSave)
  }
}

export default function Requirements({ loaderData: { page }, actionData: answer }: Route.ComponentProps) {
  useAnswerToast(answer)
  const { may } = useMay()
  const add = (
    <div className="flex flex-wrap gap-2">
      <PageLink call="PUT /approval-policy" to={`${list}/approvals`} label={twoPeople.policy} isDialog />
      {may('POST /requirements') && <AddLink to={`${list}/new`} label={words.add} />}
    </div>
  )
  const addUsual = may('POST /requirements') && (
    <Form method="post" action={list}>
      <Button variant="outline">{words.addUsual}</Button>
    </Form>
  )
  return (
    <ListPage
      title={words.requirements}
      lead={words.lead}
      action={add}
      page={page}
      failure={words.failedToFetch}
      columns={columns}
      rowKey={({ requirementID }) => requirementID}
      list={list}
      cardsBelow={560}
      empty={{ sentence: words.none, help: words.noneHelp, action: addUsual }}
    />
  )
}

const columns: Column<RequirementView>[] = [
  {
    key: 'name',
    header: words.name,
    cell: ({ name, help }) => (
      <span className="flex flex-col">
        <span className="font-medium text-ink">{name}</span>
        {help && <span className="text-xs text-ink-faint">{help}</span>}
      </span>
    ),
  },
  { key: 'kind', header: words.kind, cell: ({ kind }) => words.kindWords[kind] },
  {
    key: 'asked',
    header: words.asked,
    cell: ({ clientTypes, countries }) => [...clientTypes, ...countries].join(', ') || words.everybody,
  },
  {
    key: 'due',
    header: words.due,
    cell: ({ dueDays }) => (dueDays === null ? words.noDue : words.dueAfter(dueDays)),
  },
  { key: 'actions', header: words.actions, headerHidden: true, align: 'right', cell: (row) => <Actions row={row} /> },
]

const Actions = ({ row: { requirementID, name } }: { row: RequirementView }) => (
  <RowActions at={`${list}/${requirementID}`} of={name}>
    <RowAction to="edit" call="PUT /requirements/:requirementID" label={words.edit} />
    <RowAction to="delete" call="DELETE /requirements/:requirementID" label={words.deleteWord} />
  </RowActions>
)
