import { DataSource, type DataSourceOptions, type EntityMetadata } from 'typeorm'
import { useItsOwnRunner } from './sqlite/plain-runner.js'

export type Entities = (new () => object)[]

const known = new WeakMap<Entities, Map<string, EntityMetadata[]>>()

/** What TypeORM works out about entities depends on the kind of database alone, so all connections share it. */
export async function connect(options: DataSourceOptions & { entities: Entities }): Promise<DataSource> {
  const { entities, type } = options
  const ofEntities = known.get(entities) ?? new Map<string, EntityMetadata[]>()
  known.set(entities, ofEntities)
  const shared = ofEntities.get(type)
  const source = await new DataSource(shared ? { ...options, entities: [] } : options).initialize()
  if (shared) {
    const entityMetadatasMap = new Map(shared.map((metadata) => [metadata.target, metadata]))
    Object.assign(source, { entityMetadatas: shared, entityMetadatasMap })
  } else {
    ofEntities.set(type, source.entityMetadatas)
  }
  useItsOwnRunner(source)
  return source
}
