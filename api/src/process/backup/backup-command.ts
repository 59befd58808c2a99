import 'reflect-metadata'
import { runCommand } from '../../platform/config/command.js'
import { backup } from './backup.js'

runCommand(backup)
