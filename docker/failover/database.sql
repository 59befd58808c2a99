-- Once, on the primary: psql -h 10.0.0.21 -U postgres -f database.sql
CREATE ROLE gatehouse LOGIN PASSWORD 'change-me-gatehouse';
CREATE DATABASE gatehouse OWNER gatehouse TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C.UTF-8';
