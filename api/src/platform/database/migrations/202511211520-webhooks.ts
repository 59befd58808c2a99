import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { big, flag, id, index, key, number, optional, reference, text } from '../table-parts.js'

const long = (name: string) => ({ name, type: 'text' })
const waiting = '"nextAttemptAt" IS NOT NULL'

const endpoints = {
  name: 'webhook_endpoints',
  columns: [
    key('endpointID'),
    id('clientID'),
    long('url'),
    long('eventTypes'),
    optional(text('description')),
    text('status'),
    optional(text('disabledReason')),
    optional(big('failingSince')),
    long('sealedSecret'),
    optional(long('sealedPreviousSecret')),
    optional(big('previousSecretEndsAt')),
    big('createdAt'),
    big('updatedAt'),
    optional(big('deletedAt')),
  ],
  indices: [index('webhook_endpoints', ['clientID', 'createdAt', 'endpointID'])],
  foreignKeys: [reference('webhook_endpoints', 'clientID', 'clients')],
}

const deliveries = {
  name: 'webhook_deliveries',
  columns: [
    key('deliveryID'),
    id('clientID'),
    id('endpointID'),
    id('eventID'),
    text('type'),
    text('outcome'),
    number('attempts'),
    number('step'),
    optional(big('nextAttemptAt')),
    optional(big('claimedAt')),
    big('createdAt'),
  ],
  indices: [
    index('webhook_deliveries', ['clientID', 'createdAt', 'deliveryID']),
    index('webhook_deliveries', ['endpointID', 'createdAt', 'deliveryID']),
    index('webhook_deliveries', ['nextAttemptAt', 'endpointID', 'deliveryID'], false, waiting),
  ],
  foreignKeys: [
    reference('webhook_deliveries', 'endpointID', 'webhook_endpoints'),
    reference('webhook_deliveries', 'eventID', 'events'),
  ],
}

const attempts = {
  name: 'webhook_attempts',
  columns: [
    key('attemptID'),
    id('deliveryID'),
    number('number'),
    optional(number('durationMs')),
    optional(number('status')),
    optional(long('responseHead')),
    optional(long('responseBody')),
    optional(text('error')),
    big('createdAt'),
  ],
  indices: [
    index('webhook_attempts', ['deliveryID', 'createdAt', 'attemptID']),
    index('webhook_attempts', ['createdAt'], false, '"responseBody" IS NOT NULL'),
  ],
  foreignKeys: [reference('webhook_attempts', 'deliveryID', 'webhook_deliveries')],
}

const inspectors = {
  name: 'webhook_inspectors',
  columns: [key('inspectorID'), id('clientID'), big('createdAt')],
  indices: [index('webhook_inspectors', ['clientID'], true)],
  foreignKeys: [reference('webhook_inspectors', 'clientID', 'clients')],
}

const inspectorRequests = {
  name: 'webhook_inspector_requests',
  columns: [key('requestID'), id('inspectorID'), long('headers'), long('body'), flag('isCut'), big('createdAt')],
  indices: [
    index('webhook_inspector_requests', ['inspectorID', 'createdAt', 'requestID']),
    index('webhook_inspector_requests', ['createdAt']),
  ],
  foreignKeys: [reference('webhook_inspector_requests', 'inspectorID', 'webhook_inspectors')],
}

const tables = [endpoints, deliveries, attempts, inspectors, inspectorRequests]

export class Webhooks1763738400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.createTable(new Table(table))
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of [...tables].reverse()) await runner.dropTable(name)
  }
}
