import 'reflect-metadata'
import { runCommand } from '../../platform/config/command.js'
import { migrateData } from './migrate-data.js'

runCommand(migrateData)
