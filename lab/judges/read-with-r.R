# Reads files of a bundle with a package of R and prints each table as a line of JSON.
#
#   Rscript read-with-r.R PROGRAM FOLDER < files.json
library(jsonlite)
arguments <- commandArgs(trailingOnly = TRUE)
program <- arguments[1]
folder <- arguments[2]
files <- fromJSON(file("stdin"), simplifyDataFrame = TRUE)

# Numbers have the 15 digits that R guarantees.
show <- function(value) toJSON(value, dataframe = "values", na = "null", null = "null", digits = NA, auto_unbox = TRUE)

# The numbers of a document have 17 digits, which jsonlite does not print.
show_exactly <- function(document) {
  exact <- rapply(document, function(number) structure(sprintf("%.17g", number), class = "json"), classes = "numeric", how = "replace")
  toJSON(exact, na = "null", null = "null", auto_unbox = TRUE, json_verbatim = TRUE)
}

write_table <- function(path, columns, rows, table = NULL) {
  name <- if (is.null(table)) "" else sprintf(',"table":%s', show(table))
  cat(sprintf('{"path":%s%s,"columns":%s,"rows":', show(path), name, toJSON(columns)), rows, "}\n", sep = "")
}

with_base <- function(path, at) {
  frame <- read.csv(at, colClasses = "character", na.strings = "", encoding = "UTF-8", check.names = FALSE)
  write_table(path, names(frame), show(frame))
}

with_rsqlite <- function(path, at) {
  database <- DBI::dbConnect(RSQLite::SQLite(), at, flags = RSQLite::SQLITE_RO)
  found <- DBI::dbGetQuery(database, "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'search%' AND name != 'about'")
  for (table in found$name) {
    frame <- DBI::dbReadTable(database, table, check.names = FALSE)
    write_table(path, names(frame), show(frame), table)
  }
  DBI::dbDisconnect(database)
}

with_sf <- function(path, at) {
  frame <- sf::st_read(at, quiet = TRUE, stringsAsFactors = FALSE)
  geometries <- sf::st_geometry(frame)
  rest <- sf::st_drop_geometry(frame)
  shapes <- vapply(geometries, function(each) {
    type <- as.character(sf::st_geometry_type(each))
    name <- c(POINT = "Point", POLYGON = "Polygon", MULTIPOLYGON = "MultiPolygon")[[type]]
    sprintf('{"type":"%s","coordinates":%s}', name, toJSON(unclass(each), digits = NA))
  }, "")
  rows <- vapply(seq_len(nrow(rest)), function(each) {
    values <- vapply(as.list(rest[each, , drop = FALSE]), function(value) as.character(show(value)), "")
    paste0("[", paste(c(values, shapes[each]), collapse = ","), "]")
  }, "")
  write_table(path, c(names(rest), "geometry"), paste0("[", paste(rows, collapse = ","), "]"))
}

# One call for each column, because a call for each row takes most of an hour.
write_columns <- function(path, columns) {
  values <- vapply(columns, function(values) as.character(show(unname(values))), "")
  cat(sprintf('{"path":%s,"columns":%s,"byColumn":[', show(path), toJSON(names(columns))), paste(values, collapse = ","), "]}\n", sep = "")
}

with_jsonlite <- function(path, at) {
  if (endsWith(path, ".ndjson")) {
    lines <- readLines(at, encoding = "UTF-8")
    rows <- fromJSON(paste0("[", paste(lines, collapse = ","), "]"), simplifyVector = FALSE)
    columns <- sapply(names(rows[[1]]), function(name) lapply(rows, function(row) row[[name]]), simplify = FALSE)
    return(write_columns(path, columns))
  }
  content <- fromJSON(at, simplifyVector = FALSE)
  if (!(startsWith(path, "offline/") && !is.null(content$columns)))
    return(write_table(path, "content", sprintf("[[%s]]", show_exactly(content))))
  write_columns(path, lapply(content$columns, function(values) {
    if (is.null(names(values))) values else lapply(values$at, function(at) values$of[[at + 1]])
  }))
}

readers <- list(base = with_base, RSQLite = with_rsqlite, sf = with_sf, jsonlite = with_jsonlite)
for (path in files$path) readers[[program]](path, file.path(folder, path))
