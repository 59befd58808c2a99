import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { big, flag, id, index, key, number, optional, reference, text } from '../table-parts.js'

const long = (name: string) => ({ name, type: 'text' })

const requirements = {
  name: 'requirements',
  columns: [
    key('requirementID'),
    text('name'),
    optional(text('help')),
    text('kind'),
    ...['choices', 'clientTypes', 'countries'].map(long),
    optional(number('dueDays')),
    flag('expires'),
    ...['createdAt', 'updatedAt'].map(big),
    optional(big('deletedAt')),
  ],
}

const ofBoth = (table: string) => [
  reference(table, 'clientID', 'clients'),
  reference(table, 'requirementID', 'requirements'),
]

const persons = {
  name: 'client_persons',
  columns: [
    key('clientPersonID'),
    id('clientID'),
    ...['name', 'dateOfBirth', 'country', 'role'].map(text),
    optional(number('shareHundredths')),
    big('createdAt'),
  ],
  indices: [index('client_persons', ['clientID'])],
  foreignKeys: [reference('client_persons', 'clientID', 'clients')],
}

const answers = {
  name: 'requirement_answers',
  columns: [
    key('answerID'),
    ...['clientID', 'requirementID'].map(id),
    text('status'),
    optional(text('value')),
    optional(id('clientPersonID')),
    ...['expiresOn', 'reason'].map((name) => optional(text(name))),
    optional(big('givenAt')),
    optional(id('decidedBy')),
    optional(big('decidedAt')),
    optional(number('toldDays')),
    big('createdAt'),
  ],
  indices: [
    index('requirement_answers', ['clientID', 'requirementID'], true),
    index('requirement_answers', ['expiresOn'], false, '"expiresOn" IS NOT NULL'),
  ],
  foreignKeys: [...ofBoth('requirement_answers'), reference('requirement_answers', 'clientPersonID', 'client_persons')],
}

const documents = {
  name: 'client_documents',
  columns: [
    key('documentID'),
    ...['clientID', 'requirementID'].map(id),
    ...['name', 'mediaType'].map(text),
    number('bytes'),
    long('sealedKey'),
    text('storedHash'),
    big('createdAt'),
  ],
  indices: [index('client_documents', ['clientID', 'requirementID'])],
  foreignKeys: ofBoth('client_documents'),
}

const tables = [requirements, persons, answers, documents]

export class Requirements1763840000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.createTable(new Table(table))
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of [...tables].reverse()) await runner.dropTable(name)
  }
}
