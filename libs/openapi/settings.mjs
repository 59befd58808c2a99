import ts from 'typescript'
import { classesIn, commentOf } from './program.mjs'

export function readSettings({ files }) {
  const environment = files.flatMap(classesIn).find(({ name }) => name?.text === 'Environment')
  return environment.members.filter(ts.isPropertyDeclaration).map((setting) => ({
    name: setting.name.getText(),
    default: setting.initializer ? plain(setting.initializer.getText()) : '',
    about: commentOf(setting) ?? '',
  }))
}

const plain = (text) => ({ false: '0', true: '1' })[text] ?? text.replace(/^'(.*)'$/, '$1')
