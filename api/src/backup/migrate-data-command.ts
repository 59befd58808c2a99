import 'reflect-metadata'
import { runCommand } from '../config/command.js'
import { migrateData } from './migrate-data.js'

runCommand(migrateData)
