import { chromium } from 'playwright';
import { mkdirSync } from 'node:fs';
