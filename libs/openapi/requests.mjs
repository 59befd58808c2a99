import ts from 'typescript'
import { classesIn, commentOf } from './program.mjs'

export function readRequests({ files }) {
  const classes = files.filter(({ fileName }) => fileName.includes('/libs/contract/')).flatMap(classesIn)
  const entries = classes.map((node) => [
    node.name.text,
    {
      about: commentOf(node),
      fields: Object.fromEntries(
        node.members
          .filter(ts.isPropertyDeclaration)
          .flatMap((field) => (commentOf(field) ? [[field.name.getText(), commentOf(field)]] : [])),
      ),
    },
  ])
  return Object.fromEntries(entries)
}
